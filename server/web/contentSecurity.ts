import { TRUSTED_TYPES, trustedTypes } from '../../shared/web/trustedTypes.ts';

/** A handler without a word in it, which the debugging tool gives its own box so that an iPhone takes touches there. */
const EMPTY_HANDLER = "'unsafe-hashes' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What a page may load and run: our own files, and inline only what carries this response's nonce. The debugging tool
 * writes its own HTML and styles, and runs what is typed into its console.
 */
export const contentSecurityPolicy = (nonce: string, apiOrigin: string | null, hasDebugTool = false): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${hasDebugTool ? " 'unsafe-eval'" : ''}`,
    ...(hasDebugTool ? [`script-src-attr ${EMPTY_HANDLER}`] : []),
    `style-src 'self' ${hasDebugTool ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // Fluent writes positions as style attributes into the server's HTML; attributes run nothing.
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
