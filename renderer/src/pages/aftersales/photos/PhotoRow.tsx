import { Spinner } from '@fluentui/react-components';
import { clsx } from 'clsx';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { ImageOffRegular } from '@fluentui/react-icons/headless/svg/image-off';
import { observer } from 'mobx-react-lite';
import { useErrorText } from '../../../components/loading/useErrorText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { ChosenPhoto } from '../../../stores/orders/ChosenPhoto.ts';
import { Button } from '../../../ui/form/Button.tsx';
import styles from '../AfterSalesPage.module.css';
import { UploadedPhoto } from './UploadedPhoto.tsx';
import { useAfterSales } from '../useAfterSales.ts';

/** One chosen photograph: its picture, its upload state, and its error. */
export const PhotoRow = observer(function PhotoRow({ photo }: { photo: ChosenPhoto }) {
  const { t } = useTranslation('aftersale');
  const afterSales = useAfterSales();
  const errorText = useErrorText();
  const { name, problem, sending } = photo;
  const remove = (): void => {
    // With the last one its list goes, and the focus with it.
    if (afterSales.photos.length === 1) document.querySelector<HTMLElement>('[data-field="photos"]')?.focus();
    afterSales.drop(photo);
  };
  const failure = problem ? t(`messages:${problem}`) : sending.error && errorText(sending.error);
  return (
    <li className={styles.row}>
      <span className={styles.photo}>
        <Preview photo={photo} />
      </span>
      <span className={clsx(styles.words, styles.grow)}>
        <span className={styles.fileName} translate="no">
          {name}
        </span>
        <span className={failure ? styles.problem : styles.quiet} role="status">
          {failure || t(photo.id === null ? 'form.photoSending' : 'form.photoSent')}
        </span>
      </span>
      {sending.error && !problem && (
        <Button className={styles.button} onClick={() => void afterSales.retry(photo)}>
          {t('form.photoRetry')}
        </Button>
      )}
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('form.photoRemove', { name })}
        onClick={remove}
      />
    </li>
  );
});

const Preview = observer(function Preview({ photo }: { photo: ChosenPhoto }) {
  const { t } = useTranslation('aftersale');
  if (photo.preview) return <img className={styles.image} src={photo.preview} alt="" />;
  if (photo.id !== null) return <UploadedPhoto id={photo.id} name={photo.name} />;
  if (photo.problem) return <ImageOffRegular className={styles.noImage} aria-hidden="true" />;
  return <Spinner size="small" aria-label={t('form.photoSending')} />;
});
