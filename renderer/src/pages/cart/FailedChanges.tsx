import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';

/** Failed changes whose line is gone, so that no line can report them. */
export const FailedChanges = observer(function FailedChanges() {
  const { t } = useTranslation('cart');
  const { cart } = useStores();
  const lost = [...cart.member.failures.keys()].filter((skuId) => !cart.lines.some(({ sku }) => sku.id === skuId));
  if (lost.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('lost')}</MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={t('dismiss')}
            onClick={() => lost.forEach((id) => cart.member.forgetFailure(id))}
          />
        }
      />
    </MessageBar>
  );
});
