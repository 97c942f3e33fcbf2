import { mergeClasses } from '@fluentui/react-components';
import { ZoomInRegular } from '@fluentui/react-icons/headless/svg/zoom-in';
import { lazy, Suspense, useState } from 'react';
import type { Picture as Drawing } from '../../../../../shared/contract/wireTypes.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { useStyles } from './Gallery.styles.ts';

const ZoomDialog = lazy(() => import('./ZoomDialog.tsx').then((module) => ({ default: module.ZoomDialog })));

interface GalleryProps {
  name: string;
  pictures: readonly (Drawing | null)[];
}

/** The pictures of a product: one large, thumbnails, and a zoom. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { t } = useTranslation('product');
  const styles = useStyles();
  const [at, setAt] = useState(0);
  // Stays mounted once opened, so that it closes with its animation.
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never');
  const drawings = pictures.filter((picture) => picture !== null);
  const picture = pictures[at] ?? null;
  const large = (
    <Picture
      picture={picture}
      alt={t('gallery.alt', { name, number: at + 1 })}
      sizes="(max-width: 639px) 100vw, (max-width: 1279px) 50vw, 560px"
      shape="square"
      isPriority
      phoneWidth={960}
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
      {drawings.length > 1 && (
        <ul role="list" className={styles.thumbs}>
          {drawings.map((drawing, index) => (
            <li key={drawing.src}>
              <button
                type="button"
                className={mergeClasses(styles.thumb, index === at && styles.chosen)}
                aria-label={t('gallery.show', { number: index + 1 })}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
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
            pictures={drawings}
            at={at}
            onMove={setAt}
            onClose={() => setZoom('closed')}
          />
        </Suspense>
      )}
    </section>
  );
}
