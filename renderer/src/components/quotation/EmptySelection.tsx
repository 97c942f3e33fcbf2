import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';

/** Nothing to request or to order, and links to products. */
export const EmptySelection = observer(function EmptySelection() {
  const { t } = useTranslation('quotation');
  const { cart } = useStores();
  return (
    <EmptyState icon={<CartRegular />} title={t('empty.title')} text={t('empty.text')}>
      {cart.count > 0 && (
        <LinkButton isPrimary to={paths.cart}>
          {t('empty.cart')}
        </LinkButton>
      )}
      <LinkButton isPrimary={cart.count === 0} to={paths.category}>
        {t('empty.browse')}
      </LinkButton>
    </EmptyState>
  );
});
