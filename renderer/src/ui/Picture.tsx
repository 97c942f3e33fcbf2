import { mergeClasses } from '@fluentui/react-components';
import { ImageOffRegular } from '@fluentui/react-icons';
import { preload } from 'react-dom';
import type { Picture as Drawing } from '../../../shared/contracts/wire.ts';
import type { SharedImage } from './Head.tsx';
import { useStyles } from './Picture.styles.ts';

interface PictureProps {
  picture: Drawing | null;
  /** Empty where the name stands beside it. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** The shape of its box, which is there before the picture is; its own where nothing is said. */
  shape?: 'landscape' | 'square';
  /** In the first view: fetched at once and before others. */
  isPriority?: boolean;
  /** Fills its box to the edges, cut where it is of another shape. */
  isCover?: boolean;
  className?: string;
}

const FALLBACK_WIDTH = 320;

/** A picture in a box of fixed shape, in the widths and formats that it comes in. */
export function Picture({
  picture,
  alt,
  sizes,
  shape = shapeOf(picture),
  isPriority = false,
  isCover = false,
  className,
}: PictureProps) {
  const styles = useStyles();
  // Into the head of the server's page, so that it is on its way before the styles above it are read.
  if (import.meta.env.SSR && picture && isPriority)
    preload(sourceOf(picture, fallbackWidth(picture), 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet(picture, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  const box = mergeClasses(styles.box, styles[shape], className);
  if (!picture)
    return (
      <span className={box}>
        <ImageOffRegular className={styles.missing} fontSize="48px" {...(alt ? { 'aria-label': alt } : {})} />
      </span>
    );
  return (
    <span className={box}>
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
        <img
          className={mergeClasses(styles.image, isCover && styles.cover)}
          src={sourceOf(picture, fallbackWidth(picture), 'webp')}
          alt={alt}
          width={picture.width}
          height={picture.height}
          decoding="async"
          {...(isPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
    </span>
  );
}

const fallbackWidth = ({ widths }: Drawing): number =>
  widths.includes(FALLBACK_WIDTH) ? FALLBACK_WIDTH : (widths[0] ?? FALLBACK_WIDTH);

const shapeOf = (picture: Drawing | null): 'landscape' | 'square' =>
  picture && picture.width > picture.height ? 'landscape' : 'square';

/** A picture as other sites show it beside a link, in its widest form. */
export function sharedPicture(picture: Drawing, alt: string): SharedImage {
  const width = picture.widths.at(-1) ?? picture.width;
  const height = Math.round((picture.height * width) / picture.width);
  return { src: sourceOf(picture, width, 'webp'), width, height, alt };
}

type Format = 'avif' | 'webp';
/** Where a picture is found in one width and format. */
export const sourceOf = ({ src }: Drawing, width: number, format: Format): string =>
  src.replace('{w}', String(width)).replace('{f}', format);
const sourceSet = (picture: Drawing, format: Format): string =>
  picture.widths.map((width) => `${sourceOf(picture, width, format)} ${width}w`).join(', ');
