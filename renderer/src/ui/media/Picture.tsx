import { clsx } from 'clsx';
import { BoxRegular } from '@fluentui/react-icons/headless/svg/box';
import { preload } from 'react-dom';
import type { Picture as Drawing } from '../../../../shared/contract/wireTypes.ts';
import type { SharedImage } from '../head/Head.tsx';
import styles from './Picture.module.css';

interface PictureProps {
  picture: Drawing | null;
  /** Empty if the name is beside it (`alt`). */
  alt: string;
  /** Its displayed width, as the `sizes` of an image. */
  sizes: string;
  /** The shape of its box, reserved before the picture is loaded; by default the picture's own. */
  shape?: 'landscape' | 'square';
  /** In the first view: fetched at once, with high priority. */
  isPriority?: boolean;
  /** The single width for phones of a picture in the first view, as the server inlines it. */
  phoneWidth?: number | undefined;
  /** Shown some 320 pixels wide at most: names no width beyond twice that, and one in WebP. By default those of fixed sizes. */
  isSmall?: boolean;
  /** Fills its box, cropped if its shape differs. */
  isCover?: boolean;
  className?: string;
}

const FALLBACK_WIDTH = 320;
const SMALL_WIDTHS_END = 640;
/** All pictures of one width are small ones. */
const FIXED = /^\d{1,3}px$/;
/** A phone held upright. */
export const PHONE = '(max-width: 479px)';
const LARGER = '(min-width: 480px)';

/** A picture in a box of fixed shape, in all its widths and formats. */
export function Picture({
  picture,
  alt,
  sizes,
  shape = shapeOf(picture),
  isPriority = false,
  phoneWidth,
  isSmall = FIXED.test(sizes),
  isCover = false,
  className,
}: PictureProps) {
  const onPhones = picture && isPriority && phoneWidth ? sourceOf(picture, widthOf(picture, phoneWidth), 'avif') : null;
  const sized = picture && isSmall ? withSmallWidths(picture, sizes) : picture;
  if (import.meta.env.SSR && sized && isPriority) nameInHead(sized, sizes, onPhones);
  const box = clsx(styles.box, styles[shape], className);
  if (!picture || !sized)
    return (
      <span className={box}>
        <BoxRegular className={styles.missing} fontSize="48px" {...(alt ? { 'aria-label': alt } : {})} />
      </span>
    );
  return (
    <picture className={box}>
      {/* The server may have inlined the picture in place of its address. */}
      {onPhones && <source type="image/avif" media={PHONE} srcSet={onPhones} suppressHydrationWarning />}
      <source type="image/avif" srcSet={sourceSet(sized, 'avif')} sizes={sizes} />
      {!isSmall && <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />}
      <img
        className={clsx(styles.image, isCover && styles.cover)}
        src={sourceOf(picture, isSmall ? widthOf(sized, SMALL_WIDTHS_END) : fallbackWidth(picture), 'webp')}
        alt={alt}
        width={picture.width}
        height={picture.height}
        {...(isPriority
          ? { fetchPriority: 'high' as const, decoding: 'async' as const }
          : { loading: 'lazy' as const })}
      />
    </picture>
  );
}

/** A preload in the server's head, so that it is requested before the styles are parsed. */
function nameInHead(picture: Drawing, sizes: string, onPhones: string | null): void {
  const first = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
  if (onPhones) preload(onPhones, { ...first, media: PHONE });
  preload(sourceOf(picture, fallbackWidth(picture), 'avif'), {
    ...first,
    ...(onPhones && { media: LARGER }),
    imageSrcSet: sourceSet(picture, 'avif'),
    imageSizes: sizes,
  });
}

/** The smallest of its widths that is large enough. */
const widthOf = ({ widths }: Drawing, least: number): number =>
  widths.find((width) => width >= least) ?? widths.at(-1) ?? FALLBACK_WIDTH;
/** Keeps the widths that a small picture needs; no screen shows a card with fewer pixels than the fallback's. */
function withSmallWidths(picture: Drawing, sizes: string): Drawing {
  const least = FIXED.test(sizes) ? 0 : FALLBACK_WIDTH;
  const widths = picture.widths.filter((width) => width >= least && width <= SMALL_WIDTHS_END);
  return widths.length === 0 ? picture : { ...picture, widths };
}
const fallbackWidth = ({ widths }: Drawing): number =>
  widths.includes(FALLBACK_WIDTH) ? FALLBACK_WIDTH : (widths[0] ?? FALLBACK_WIDTH);

const shapeOf = (picture: Drawing | null): 'landscape' | 'square' =>
  picture && picture.width > picture.height ? 'landscape' : 'square';

/** A picture for previews on other sites, in its largest width. */
export function sharedPicture(picture: Drawing, alt: string): SharedImage {
  const width = picture.widths.at(-1) ?? picture.width;
  const height = Math.round((picture.height * width) / picture.width);
  return { src: sourceOf(picture, width, 'webp'), width, height, alt };
}

type Format = 'avif' | 'webp';
/** The address of a picture in one width and format. */
export const sourceOf = ({ src }: Drawing, width: number, format: Format): string =>
  src.replace('{w}', String(width)).replace('{f}', format);
// Finer steps would add more to a page full of pictures than they save.
const sourceSet = (picture: Drawing, format: Format): string =>
  doubling(picture.widths)
    .map((width) => `${sourceOf(picture, width, format)} ${width}w`)
    .join(', ');
const doubling = (widths: readonly number[]): number[] =>
  widths.reduce<number[]>((spaced, width) => (width < 2 * (spaced.at(-1) ?? 0) ? spaced : [...spaced, width]), []);
