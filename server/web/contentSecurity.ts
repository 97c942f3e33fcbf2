import { TRUSTED_TYPES, trustedTypes } from '../../shared/web/trustedTypes.ts';

/** Hash of an empty event handler, which the debugging tool sets so that iPhones accept touches. */
const EMPTY_HANDLER = "'unsafe-hashes' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Builds the Content-Security-Policy of a page: own files, and inline code only with this response's nonce. The
 * debugging tool writes its own HTML and styles, and evaluates console input.
 */
export const contentSecurityPolicy = (nonce: string, apiOrigin: string | null, hasDebugTool = false): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${hasDebugTool ? " 'unsafe-eval'" : ''}`,
    ...(hasDebugTool ? [`script-src-attr ${EMPTY_HANDLER}`] : []),
    `style-src 'self' ${hasDebugTool ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
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
