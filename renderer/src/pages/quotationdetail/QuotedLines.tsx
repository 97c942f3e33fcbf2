import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ChargeList } from '../../components/order/details/ChargeList.tsx';
import { GoodsName } from '../../components/order/GoodsName.tsx';
import { PackSize } from '../../components/product/facts/PackSize.tsx';
import { TermsList } from '../../components/order/details/TermsList.tsx';
import { excludedCosts } from '../../components/order/useTerms.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './QuotationDetailPage.module.css';

/** The requested lines as a dense list, each with its total, its wished and its quoted price. */
export function QuotedLines({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['member', 'order']);
  const text = useLocalised();
  const formats = useFormats();
  const { lines, free_lines: freeLines = [], currency, quoted_total: total } = inquiry;
  return (
    <section className={styles.part} aria-labelledby="inquiry-lines">
      <h2 id="inquiry-lines" className={styles.heading}>
        {t('inquiries.lines', { count: lines.length + freeLines.length })}
      </h2>
      <ul role="list" className={styles.lines}>
        {lines.map(({ id, sku, quantity, note, target_price: target, quoted_price: quoted }) => (
          <li key={id} className={styles.line}>
            <Picture picture={sku.product.picture} alt="" sizes="40px" shape="square" />
            <span className={styles.about}>
              <GoodsName className={styles.name} sku={sku} />
              <span className={styles.lineFacts}>
                {sku.code && (
                  <span className={styles.code} translate="no">
                    {sku.code}
                  </span>
                )}
                {text(sku, 'sku_name') && <span>{text(sku, 'sku_name')}</span>}
                <PackSize item={sku} variant={text(sku, 'sku_name')} />
                {target !== null && <span>{t('inquiry.target', { price: formats.money(target, currency) })}</span>}
              </span>
              {note && <span className={styles.quiet}>{note}</span>}
            </span>
            <span className={styles.amounts}>
              {quoted !== null && (
                <>
                  <span className={styles.price} translate="no">
                    {formats.money(quoted * quantity, currency)}
                  </span>
                  <span translate="no">
                    {t('order:lines.each', {
                      amount: formats.number(quantity),
                      price: formats.money(quoted, currency),
                    })}
                  </span>
                </>
              )}
              {quoted === null && total !== null && <span className={styles.price}>{t('inquiry.unavailable')}</span>}
              {quoted === null && <span>{t('inquiry.quantity', { amount: formats.number(quantity) })}</span>}
            </span>
          </li>
        ))}
      </ul>
      {freeLines.length > 0 && (
        <>
          <h3 className={styles.subheading}>{t('inquiry.freeLines')}</h3>
          <ul role="list" className={styles.lines}>
            {freeLines.map((line, index) => (
              <li key={index} className={styles.freeLine}>
                <span>{line.text}</span>
                <span className={styles.quiet}>{t('inquiry.quantity', { amount: formats.number(line.quantity) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The total and terms of accepting it; of a quotation without terms, the price of its goods. */
export function QuotedSums({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['member', 'order']);
  const formats = useFormats();
  const { charge, terms, quoted_total: total, currency } = inquiry;
  const excluded = excludedCosts(terms);
  if (total === null) return null;
  if (!charge)
    return (
      <>
        <p className={styles.total}>
          <span>{t('inquiry.total')}</span>
          <span translate="no">{formats.money(total, currency)}</span>
        </p>
        <p className={styles.quiet}>{t('inquiry.freightLater')}</p>
      </>
    );
  return (
    <div className={styles.sums}>
      <ChargeList charge={charge} terms={terms} isPaid />
      <TermsList terms={terms} />
      {excluded && <span className={styles.quiet}>{t(`order:charge.${excluded}`)}</span>}
    </div>
  );
}
