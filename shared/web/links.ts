/** The target of a configured link, by its link-type code (S2.3). */
export interface LinkItem {
  id?: number | string | undefined;
  seo_key?: string | undefined;
  seo_title_str?: string | undefined;
  url?: string | undefined;
}

const segment = (key: string | undefined, fallback: string): string => encodeURIComponent(key || fallback);

/**
 * The address that a link leads to; null for no link, an unknown type, or an address that is neither local nor https.
 */
export function linkTarget(type: number, item: LinkItem): string | null {
  const id = encodeURIComponent(String(item.id ?? ''));
  switch (type) {
    case 2:
      return `/category/${segment(item.seo_key, 'categoryDetail')}/${id}`;
    case 3:
      return `/product/${segment(item.seo_title_str, 'productDetail')}/${id}`;
    case 4:
      return `/article/${segment(item.seo_key, 'articleDetail')}/${id}`;
    case 5:
      return `/?pageId=${id}`;
    case 6:
      return `/brandList/${segment(item.seo_key, 'brandDetail')}/${id}`;
    case 7:
      return `/active/${id}`;
    case 8:
      return safeUrl(item.url);
    case 9:
      return `/promotionalproducts/${id}`;
    default:
      return null;
  }
}

/** A local path or an https address; null for anything else (javascript:, //host, data:). */
export function safeUrl(url: string | undefined): string | null {
  if (!url) return null;
  return isLocalPath(url) || /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#][^\s\\]*)?$/.test(url) ? url : null;
}

/** True for a path on this site: one leading slash, no backslash, no control character. */
export const isLocalPath = (url: string): boolean =>
  // eslint-disable-next-line no-control-regex -- control characters are what it must refuse
  /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(url);
