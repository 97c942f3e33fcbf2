/** The device class that a page is laid out for. */
export type DeviceClass = 'desktop' | 'mobile' | 'kiosk';

/** Desktop or mobile layout by the user agent (S1, D4). Tablets have room for the desktop one. */
export const deviceClassOf = (userAgent: string): 'desktop' | 'mobile' =>
  /Mobi|iPhone|iPod|Windows Phone|Opera Mini/i.test(userAgent) && !/iPad|Tablet/i.test(userAgent)
    ? 'mobile'
    : 'desktop';

/** Safari on a phone, and every other browser of an iPhone; Chrome's engine only claims to be WebKit. */
export const isMobileWebKit = (userAgent: string): boolean =>
  /AppleWebKit\/.+Mobile\//.test(userAgent) && !/Android|Chrome\/|Edg\//.test(userAgent);
