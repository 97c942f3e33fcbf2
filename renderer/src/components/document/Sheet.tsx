import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { Fragment, type ReactNode } from 'react';
import type { Seller } from '../../../../shared/contract/schemas/commercialDocuments/seller.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import styles from './Sheet.module.css';
import { usePageFooter } from './usePageFooter.ts';
import { wrapText } from '../../ui/text/wrapText.tsx';

interface SheetProps {
  /** What its pages are named on paper: its kind and number. */
  name: string;
  seller: Seller;
  /** The page that the document belongs to. */
  back: string;
  facts: readonly { name: string; value: string | null }[];
  /** The recipient. */
  to: ReactNode;
  children: ReactNode;
  /** Why the document is no longer valid, across its top. */
  invalid?: string | null;
  terms: readonly string[];
  /** Adds signature lines for those who approve the purchase. An invalid document has none. */
  isForApproval?: boolean;
}

/** A document for paper: sender and recipient, facts, content, terms. */
export function Sheet(props: SheetProps) {
  const { name, seller, back, facts, to, children, invalid = null, terms, isForApproval = false } = props;
  const { t } = useTranslation('order');
  usePageFooter(name);
  return (
    <>
      <Tools back={back} />
      <article className={styles.sheet}>
        {invalid && <p className={styles.invalid}>{invalid}</p>}
        <div className={styles.head}>
          <SellerLines seller={seller} />
          <dl className={styles.facts}>
            {facts.map(
              ({ name, value }) =>
                value !== null && (
                  <Fragment key={name}>
                    <dt className={styles.factName}>{name}</dt>
                    <dd className={styles.fact}>{value}</dd>
                  </Fragment>
                ),
            )}
          </dl>
        </div>
        <div className={styles.part}>
          <span className={styles.label}>{t('document.to')}</span>
          {wrapText(to)}
        </div>
        {wrapText(children)}
        <div className={styles.part}>
          <h2 className={styles.label}>{t('document.terms')}</h2>
          {terms.map((term) => (
            <p key={term} className={styles.terms}>
              {term}
            </p>
          ))}
        </div>
        {isForApproval && !invalid && <Approval />}
      </article>
    </>
  );
}

function Approval() {
  const { t } = useTranslation('order');
  return (
    <div className={styles.part}>
      <h2 className={styles.label}>{t('document.approved')}</h2>
      <div className={styles.signature}>
        {(['name', 'date', 'signature'] as const).map((line) => (
          <span key={line} className={styles.signed}>
            {t(`document.${line}`)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Tools({ back }: { back: string }) {
  const { t } = useTranslation('order');
  const { paper } = useStores();
  return (
    <div className={styles.tools}>
      {paper && (
        <Button
          className={styles.button}
          appearance="primary"
          size="large"
          icon={<PrintRegular />}
          onClick={() => paper.take()}
        >
          {t(paper.kind === 'print' ? 'document.print' : 'document.pdf')}
        </Button>
      )}
      <LinkButton to={back}>{t('document.back')}</LinkButton>
    </div>
  );
}

function SellerLines({ seller }: { seller: Seller }) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.seller} translate="no">
      <span className={styles.brand}>{seller.name}</span>
      {seller.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {seller.registration && <span>{seller.registration}</span>}
      {seller.tax_number && <span>{t('document.taxNumber', { number: seller.tax_number })}</span>}
      {seller.email && <span>{seller.email}</span>}
      {seller.mobile && <span>{seller.mobile}</span>}
    </div>
  );
}
