import { createHash } from 'node:crypto';
import { z } from 'zod/mini';

/** Below /media/, which the desktop client fetches from the server and keeps for use without a network. */
export const LOGO_FOLDER = '/media/store/';

const MAX_BYTES = 300_000;
const KINDS = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;
type Kind = keyof typeof KINDS;
const DATA = /^data:(image\/(?:svg\+xml|png|webp|jpeg));base64,([A-Za-z0-9+/]+={0,2})$/;

/** A picture as a data URL. In the merchant's file it is the path of a picture, which the command reads. */
export const LogoSettings = z.string('must be the path of a picture').check(
  z.regex(DATA, 'must be the path of a picture beside the file: SVG, PNG, WebP or JPEG'),
  z.refine((text) => text.length <= (MAX_BYTES * 4) / 3 + 40, { error: `must have ${MAX_BYTES / 1000} KB at most` }),
);

export interface Logo {
  path: string;
  type: Kind;
  content: Buffer;
}

/** Returns the picture of a data URL, with the path under which pages show it. */
export function logoOf(data: string): Logo | null {
  const [, type, base64] = DATA.exec(data) ?? [];
  if (type === undefined || base64 === undefined) return null;
  const content = Buffer.from(base64, 'base64');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `${LOGO_FOLDER}logo-${hash}.${KINDS[type as Kind]}`, type: type as Kind, content };
}

/** Returns the data URL of a picture by its content; null if it is of no kind that browsers show. */
export function logoData(content: Buffer): string | null {
  const type = kindOf(content);
  return type && `data:${type};base64,${content.toString('base64')}`;
}

function kindOf(content: Buffer): Kind | null {
  const head = content.subarray(0, 12).toString('latin1');
  if (head.startsWith('\x89PNG')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  return /<svg[\s>]/.test(content.subarray(0, 2_000).toString('utf8')) ? 'image/svg+xml' : null;
}
