import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product, ProductItem, Sku } from '../../../../shared/contract/schemas/catalogue.ts';
import { ConditionBadge } from '../../components/product/facts/ConditionBadge.tsx';
import { KeySpecs } from '../../components/product/facts/KeySpecs.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { UnbrokenNumbers } from '../../ui/text/UnbrokenNumbers.tsx';
import styles from './ProductIntro.module.css';

interface ProductIntroProps {
  product: Product | ProductItem;
  /** Null where no variant is chosen, or none is known yet. */
  sku: Sku | null;
}

/** A product's name, numbers, condition with its meaning, and key figures. What a list does not know comes last. */
export function ProductIntro({ product, sku }: ProductIntroProps) {
  const { t } = useTranslation('product');
  const text = useLocalised();
  const [params] = useSearchParams();
  const code = sku?.code ?? ('skus' in product ? product.code : listedCode(product, params.get('sku')));
  return (
    <div className={styles.root}>
      <Link className={styles.brand} to={paths.brand(product.brand)}>
        {product.brand.brand_name}
      </Link>
      <h1 className={styles.name} tabIndex={-1}>
        <UnbrokenNumbers text={text(product, 'product_name')} number={product.code} />
      </h1>
      <div>
        <PartNumber key={code} label={t('code')} code={code} />
      </div>
      <div className={styles.condition}>
        <ConditionBadge condition={product.condition} />
        <span className={styles.meaning}>{t(`condition.${product.condition}`)}</span>
      </div>
      {product.key_specs.length > 0 && (
        <div className={styles.specs}>
          <KeySpecs specs={product.key_specs} max={6} isLarge />
        </div>
      )}
      {'summary' in product && <p className={styles.summary}>{text(product, 'summary')}</p>}
      {sku?.gtin && (
        <div className={styles.codes}>
          <span className={styles.label}>{t('gtin')}</span>
          <span>{sku.gtin}</span>
        </div>
      )}
    </div>
  );
}

/** The part number of the variant that an address names, as far as a list knows it; empty where it does not. */
function listedCode({ code, match, sku_id: usual, sku_code: usualCode }: ProductItem, sku: string | null): string {
  if (sku === null || sku === String(usual)) return usualCode ?? code;
  return match?.field === 'sku' && sku === String(match.sku_id) ? match.value : '';
}

function PartNumber({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation('product');
  const [isCopied, setCopied] = useState(false);
  const handleCopy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <div className={styles.numbers}>
      <span className={styles.label}>{label}</span>
      <span translate="no" className={styles.code}>
        {code}
      </span>
      {code !== '' && (
        <Button
          className={styles.copy}
          appearance="subtle"
          icon={isCopied ? <CheckmarkRegular /> : <CopyRegular />}
          aria-label={t('copy', { code })}
          // Without access to the clipboard, the number can still be selected.
          onClick={() => void handleCopy().catch(() => undefined)}
        />
      )}
      <VisuallyHidden isStatus>{isCopied && t('copied', { code })}</VisuallyHidden>
    </div>
  );
}
