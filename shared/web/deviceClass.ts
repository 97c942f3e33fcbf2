/** The device class that a page is laid out for. */
export type DeviceClass = 'desktop' | 'mobile' | 'kiosk';

/** The layout for a user agent (S1, D4). Tablets get the desktop layout. */
export const deviceClassOf = (userAgent: string): 'desktop' | 'mobile' =>
  /Mobi|iPhone|iPod|Windows Phone|Opera Mini/i.test(userAgent) && !/iPad|Tablet/i.test(userAgent)
    ? 'mobile'
    : 'desktop';

/**
 * Whether a browser is WebKit on a phone: Safari, and every browser of an iPhone. Chromium only claims to be WebKit.
 */
export const isMobileWebKit = (userAgent: string): boolean =>
  /AppleWebKit\/.+Mobile\//.test(userAgent) && !/Android|Chrome\/|Edg\//.test(userAgent);
