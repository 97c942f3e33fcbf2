import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { CUSTOMERS_MAX } from '../../../../../shared/customers/customer.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CARD_BYTES_MAX } from './cards/bytes.ts';
import type { ImportError } from './useImport.ts';

/** Why a scan, paste or file was not imported. */
export function ImportErrorBar({ importError }: { importError: ImportError | null }) {
  const { t } = useTranslation('customers');
  if (!importError) return null;
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{t(importError, { room: CUSTOMERS_MAX, megabytes: CARD_BYTES_MAX / 1_000_000 })}</MessageBarBody>
    </MessageBar>
  );
}
