import { MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { ScalesRegular } from '@fluentui/react-icons/headless/svg/scales';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { COMPARE_MAX } from '../../../../shared/contract/limits.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import type { ChosenProduct } from '../../stores/products/chosenProducts.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import styles from './ComparePage.module.css';
import { parseCompare } from './compareQuery.ts';
import { asVariant } from './asVariant.ts';
import { CompareTable } from './CompareTable.tsx';
import { CopyLink } from './CopyLink.tsx';
import { useRows } from './useRows.tsx';

/** Up to four products to compare. The address names them, so that a comparison can be shared. */
export const ComparePage = observer(function ComparePage() {
  const { t } = useTranslation('compare');
  const { compare, queries, session } = useStores();
  const navigate = useNavigate();
  const { chosen, isCut, isDifferent } = parseCompare(useSearchParams()[0]);
  const products = chosen.flatMap(({ id, skuId }) => {
    const product = queries.peek('readProduct', { id });
    return product && !product.is_retired ? [asVariant(product, skuId)] : [];
  });
  const missing = chosen.length - products.length;
  const rows = useRows(products);
  const shownRows = isDifferent && products.length > 1 ? rows.filter(({ differs }) => differs) : rows;

  // An address without products means those chosen in this browser, which are known once storage has been read.
  const own = session.isKnown && chosen.length === 0 && compare.chosen.length > 0 ? paths.compare(compare.chosen) : '';
  useEffect(() => {
    if (own) void navigate(own, { replace: true });
  }, [own, navigate]);

  const show = (products: readonly ChosenProduct[], onlyDifferent: boolean): void =>
    void navigate(paths.compare(products, onlyDifferent), { replace: true, preventScrollReset: true });
  const handleRemove = (id: number): void => {
    compare.remove(id);
    show(
      chosen.filter((other) => other.id !== id && products.some((product) => product.id === other.id)),
      isDifferent,
    );
  };
  return (
    <main id="content" className={styles.root}>
      <Head title={t('title')} isPrivate />
      {(isCut || missing > 0) && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {isCut && <p>{t('cut', { count: COMPARE_MAX })}</p>}
            {missing > 0 && <p>{t('missing', { count: missing })}</p>}
          </MessageBarBody>
        </MessageBar>
      )}
      {products.length === 0 ? (
        <EmptyState icon={<ScalesRegular />} heading="h1" title={t('empty')} text={t('emptyText')}>
          <LinkButton isPrimary to={paths.products}>
            {t('browse')}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <h1 className={styles.title} tabIndex={-1}>
            {t('title')}
          </h1>
          <div className={styles.bar}>
            {products.length > 1 && (
              <Switch
                className={styles.switch}
                label={<span>{t('differences')}</span>}
                checked={isDifferent}
                onChange={(_, { checked }) => show(chosen, checked)}
              />
            )}
            {products.length === 1 && <p>{t('one')}</p>}
            {products.length < COMPARE_MAX && (
              <LinkButton to={paths.group(products[0]!.group)}>{t('another')}</LinkButton>
            )}
            <CopyLink className={styles.button} />
          </div>
          <CompareTable products={products} rows={shownRows} onRemove={handleRemove} />
          {shownRows.length === 0 && <p className={styles.same}>{t('same')}</p>}
        </>
      )}
    </main>
  );
});
