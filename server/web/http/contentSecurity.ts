import { EMPTY_INLINE } from '../../../shared/web/inlineHashes.ts';
import { TRUSTED_TYPES, trustedTypes } from '../../../shared/web/trustedTypes.ts';

/** The inline code of a page, as source expressions of a policy. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}
interface PolicyParts {
  inline: InlineCode;
  apiOrigin?: string | null;
  /** Allows the debugging tool (eruda), which writes its own HTML and styles, and evaluates console input. */
  hasDebugTool?: boolean;
  /** Vite writes style elements in development. */
  isDeveloping?: boolean;
}

/**
 * Builds the Content-Security-Policy of a page: own files, and inline code by its hash instead of a nonce, so that the
 * response is the same for everybody and a CDN may cache it.
 */
export function contentSecurityPolicy({
  inline,
  apiOrigin = null,
  hasDebugTool = false,
  isDeveloping = false,
}: PolicyParts): string {
  const styles = hasDebugTool || isDeveloping ? ["'unsafe-inline'"] : [...inline.styles, EMPTY_INLINE];
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.scripts, ...(hasDebugTool ? ["'unsafe-eval'"] : [])].join(' '),
    // An empty event handler, which the debugging tool sets so that iPhones accept touches.
    ...(hasDebugTool ? [`script-src-attr 'unsafe-hashes' ${EMPTY_INLINE}`] : []),
    ['style-src', "'self'", ...styles].join(' '),
    // Fluent writes positions as style attributes into server-rendered HTML; attributes cannot run code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    "media-src 'self'",
    `font-src 'self'${hasDebugTool ? ' data:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(hasDebugTool ? [] : [trustedTypes(TRUSTED_TYPES.writing, TRUSTED_TYPES.worker)]),
  ].join('; ');
}
