import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/context.ts';

/** Nobody agrees to prices that he does not see: while they are hidden, the way to do it is to show them. */
export const PricesHidden = observer(function PricesHidden({ children }: { children: ReactNode }) {
  const { t } = useTranslation('order');
  const { customers } = useStores();
  if (!customers.isPresenting) return children;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('hidden.text')}{' '}
        <Button appearance="transparent" onClick={() => customers.present(false)}>
          {t('hidden.show')}
        </Button>
      </MessageBarBody>
    </MessageBar>
  );
});
