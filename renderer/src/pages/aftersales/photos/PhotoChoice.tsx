import { clsx } from 'clsx';
import { CameraRegular } from '@fluentui/react-icons/headless/svg/camera';
import { observer } from 'mobx-react-lite';
import { type DragEvent, useId, useRef, useState } from 'react';
import { AFTER_SALE_PHOTOS_MAX } from '../../../../../shared/contract/limits.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import styles from '../AfterSalesPage.module.css';
import { PhotoRow } from './PhotoRow.tsx';
import { useAfterSales } from '../useAfterSales.ts';

/** Photographs of the damage: chosen or dropped here, uploaded at once, each with its own error. */
export const PhotoChoice = observer(function PhotoChoice({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation('aftersale');
  const afterSales = useAfterSales();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = (files: FileList | null): void => afterSales.choose([...(files ?? [])]);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  const handleDragOver = (event: DragEvent): void => {
    event.preventDefault(); // or the browser would open the dropped file
    setOver(true);
  };
  return (
    <fieldset className={styles.fieldset} aria-describedby={`${id}-hint ${id}-problem`}>
      <legend className={styles.legend}>{t('form.photos')}</legend>
      <p id={`${id}-hint`} className={styles.quiet}>
        {t('form.photosHint', { count: AFTER_SALE_PHOTOS_MAX })}
      </p>
      {/* The button is for the keyboard what dropping is for the mouse. */}
      <div
        className={clsx(styles.drop, isOver && styles.dropOver)}
        onDragOver={handleDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          className={styles.file}
          type="file"
          aria-label={t('form.choosePhotos')}
          tabIndex={-1}
          accept="image/jpeg,image/png,image/webp"
          multiple
          onChange={({ currentTarget }) => {
            choose(currentTarget.files);
            currentTarget.value = ''; // the same file may be chosen again
          }}
        />
        <Button
          className={styles.button}
          data-field="photos"
          icon={<CameraRegular />}
          onClick={() => input.current?.click()}
        >
          {t('form.choosePhotos')}
        </Button>
        <span className={clsx(styles.quiet, styles.dropHint)}>{t('form.dropPhotos')}</span>
      </div>
      {afterSales.photos.length > 0 && (
        <ul role="list" className={styles.rows} aria-label={t('photos')}>
          {afterSales.photos.map((photo) => (
            <PhotoRow key={photo.key} photo={photo} />
          ))}
        </ul>
      )}
      <span id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </span>
    </fieldset>
  );
});
