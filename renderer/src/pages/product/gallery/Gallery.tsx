import { clsx } from 'clsx';
import { ZoomInRegular } from '@fluentui/react-icons/headless/svg/zoom-in';
import { lazy, Suspense, useState } from 'react';
import type { Picture as Drawing } from '../../../../../shared/contract/wireTypes.ts';
import { CARD_SIZES } from '../../../components/product/ProductCard.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import styles from './Gallery.module.css';

const ZoomDialog = lazy(() => import('./ZoomDialog.tsx').then((module) => ({ default: module.ZoomDialog })));

const SIZES = '(max-width: 639px) 100vw, (max-width: 1279px) 50vw, 560px';

interface GalleryProps {
  name: string;
  pictures: readonly Drawing[];
  /** The product is still being read: shows the picture of its card, which the browser has. */
  isListed?: boolean;
  /** Reserves space for the thumbnails even without any, as the first frame did not know their number. */
  keepsThumbs?: boolean;
}

/** The pictures of a product: one large, thumbnails, and a zoom. */
export function Gallery({ name, pictures, isListed = false, keepsThumbs = false }: GalleryProps) {
  const { t } = useTranslation('product');
  const [shownIndex, setShownIndex] = useState(0);
  // Stays mounted once opened, so that it closes with its animation.
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never');
  const picture = pictures[shownIndex] ?? null;
  const large = (
    <Picture
      picture={picture}
      alt={t('gallery.alt', { name, number: shownIndex + 1 })}
      // While a larger file loads, the browser shows the smaller one.
      sizes={isListed ? CARD_SIZES : SIZES}
      isSmall={isListed}
      shape="square"
      isPriority
      phoneWidth={isListed ? undefined : 960}
    />
  );

  return (
    <section className={styles.root} aria-label={t('gallery.label', { name })}>
      {picture ? (
        <button
          type="button"
          className={styles.main}
          aria-label={t('gallery.zoom')}
          aria-haspopup="dialog"
          onClick={() => setZoom('open')}
        >
          {large}
          <span className={styles.hint} aria-hidden="true">
            <ZoomInRegular />
          </span>
        </button>
      ) : (
        large
      )}
      {keepsThumbs && pictures.length < 2 && <div className={styles.room} />}
      {pictures.length > 1 && (
        <ul role="list" className={styles.thumbs}>
          {pictures.map((drawing, index) => (
            <li key={drawing.src}>
              <button
                type="button"
                className={clsx(styles.thumb, index === shownIndex && styles.chosen)}
                aria-label={t('gallery.show', { number: index + 1 })}
                aria-pressed={index === shownIndex}
                onClick={() => setShownIndex(index)}
              >
                <Picture picture={drawing} alt="" sizes="76px" shape="square" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoom !== 'never' && (
        <Suspense>
          <ZoomDialog
            isOpen={zoom === 'open'}
            name={name}
            pictures={pictures}
            index={shownIndex}
            onMove={setShownIndex}
            onClose={() => setZoom('closed')}
          />
        </Suspense>
      )}
    </section>
  );
}
