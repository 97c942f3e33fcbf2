import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';

/** The order was placed in another tab; `onAgain` orders the same goods once more, where that is possible. */
export const OrderedElsewhere = observer(function OrderedElsewhere({ onAgain }: { onAgain: (() => void) | null }) {
  const { t } = useTranslation('order');
  return (
    <div role="status">
      <EmptyState icon={<CartRegular />} title={t('elsewhere.title')} text={t('elsewhere.text')}>
        <LinkButton isPrimary to={paths.orders}>
          {t('elsewhere.orders')}
        </LinkButton>
        {onAgain && (
          <Button size="large" onClick={onAgain}>
            {t('elsewhere.again')}
          </Button>
        )}
      </EmptyState>
    </div>
  );
});
