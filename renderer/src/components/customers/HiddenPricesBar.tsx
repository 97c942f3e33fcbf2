import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { withFluent } from '../../ui/layout/FluentParts.tsx';

/** Replaces content that is hidden with the prices, and offers to show them. */
export const HiddenPricesBar = withFluent(
  observer(function HiddenPricesBar({ kind }: { kind: 'text' | 'written' }) {
    const { t } = useTranslation('order');
    const { customers } = useStores();
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>
          <span>{t(`hidden.${kind}`)}</span>{' '}
          <Button appearance="transparent" onClick={() => customers.present(false)}>
            {t('hidden.show')}
          </Button>
        </MessageBarBody>
      </MessageBar>
    );
  }),
);
