import { useTranslation } from 'react-i18next';

/** How a field's error is marked when its words come from the server, already in the reader's language. */
export const FROM_SERVER = 'server';

/** What is wrong with a field: the schema's messages are keys, the server's are texts. */
export function useFieldText(): (error: { type?: unknown; message?: string } | undefined) => string | undefined {
  const { t } = useTranslation('messages');
  return (error) => {
    if (!error?.message) return undefined;
    return error.type === FROM_SERVER ? error.message : t(error.message);
  };
}
