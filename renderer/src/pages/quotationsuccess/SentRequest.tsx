import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { ContactChannels, useDirectContact } from '../../components/contact/ContactChannels.tsx';
import { ReplyPromise } from '../../components/quotation/ReplyPromise.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { PackSize } from '../../components/product/facts/PackSize.tsx';
import { ProductName } from '../../components/product/ProductName.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './QuotationSuccessPage.module.css';

/** A request as the store received it. */
export const SentRequest = observer(function SentRequest({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('quotation');
  const contact = useDirectContact();
  return (
    <>
      <p className={styles.head}>
        <span className={styles.number}>
          <span>{t('success.number')}</span>{' '}
          <span translate="no" className={styles.code}>
            {inquiry.code}
          </span>
        </span>
      </p>
      <ReplyPromise inquiry={inquiry} />
      <div className={styles.columns}>
        <RequestedLines inquiry={inquiry} />
        <div className={styles.part}>
          <h2 className={styles.partTitle}>{t('success.next')}</h2>
          <ol className={styles.steps}>
            <li>{t('success.step1')}</li>
            <li>{t('success.step2')}</li>
            <li>{t('success.step3')}</li>
          </ol>
          {contact && <h2 className={styles.partTitle}>{t('success.contact')}</h2>}
          <ContactChannels about={t('success.about', { code: inquiry.code })} />
        </div>
      </div>
      <div className={styles.actions}>
        <LinkButton isPrimary to={paths.category}>
          {t('success.continue')}
        </LinkButton>
        <LinkButton to={paths.cart}>{t('success.cart')}</LinkButton>
      </div>
    </>
  );
});

function RequestedLines({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('quotation');
  const formats = useFormats();
  return (
    <section className={styles.part} aria-labelledby="success-lines">
      <h2 id="success-lines" className={styles.partTitle}>
        {t('success.lines')}
      </h2>
      <ul role="list" className={styles.lines}>
        {inquiry.lines.map(({ id, sku, quantity, note }) => (
          <li key={id} className={styles.line}>
            <Picture picture={sku.product.picture} alt="" sizes="64px" shape="square" />
            <span className={styles.about}>
              <span className={styles.name}>
                <ProductName product={sku.product} />
              </span>
              <span className={styles.quiet}>
                <span translate="no">{sku.code}</span> ·{' '}
                <span>{t('success.quantity', { amount: formats.number(quantity) })}</span>
              </span>
              <PackSize className={styles.quiet} item={sku} variant="" />
              {note && <span className={styles.quiet}>{note}</span>}
            </span>
          </li>
        ))}
        {inquiry.free_lines?.map(({ text, quantity }, index) => (
          <li key={`free ${index}`} className={styles.line}>
            <span className={clsx(styles.about, styles.wholeLine)}>
              <span translate="no" className={styles.name}>
                {text}
              </span>
              <span className={styles.quiet}>
                <span>{t('lines.free')}</span> ·{' '}
                <span>{t('success.quantity', { amount: formats.number(quantity) })}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
