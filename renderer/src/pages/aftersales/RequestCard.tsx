import type { AfterSale } from '../../../../shared/contract/schemas/returns.ts';
import { ReturnState } from '../../components/order/ReturnState.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './AfterSalesPage.module.css';
import { UploadedPhoto } from './photos/UploadedPhoto.tsx';
import { LineSummary } from './LineSummary.tsx';

/** One request: its goods, its state, and the next step. */
export function RequestCard({ request }: { request: AfterSale }) {
  const { t } = useTranslation('aftersale');
  const formats = useFormats();
  const { kind, state, order_code: code } = request;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{t(`of.${kind}`, { code })}</h2>
        <ReturnState state={state} />
      </div>
      <p className={styles.quiet}>{t('asked', { date: formats.date(request.created_at) })}</p>
      <p>{t(`next.${kind}.${state}`)}</p>
      {request.answer && (
        <p className={styles.answer}>
          <strong>{t('answer')}</strong> <span>{request.answer}</span>
        </p>
      )}
      <ul role="list" className={styles.lines}>
        {request.lines.map(({ sku, quantity }) => (
          <li key={sku.id} className={styles.line}>
            <LineSummary sku={sku} />
            <span>{t('quantityOf', { amount: formats.number(quantity) })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.reason}>
        <strong>{t('reason')}</strong> <span>{request.reason}</span>
      </p>
      {request.photos.length > 0 && (
        <ul role="list" className={styles.photos} aria-label={t('photos')}>
          {request.photos.map((id, index) => (
            <li key={id} className={styles.photo}>
              <UploadedPhoto id={id} name={t('photo', { number: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
