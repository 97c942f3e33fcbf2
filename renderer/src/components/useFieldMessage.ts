import { useTranslation } from '../i18n/useTranslation.ts';

/** What is wrong with a field, as its form has it. */
export type FieldFault = { message?: string | undefined } | undefined;

/**
 * The words for a field's fault: the schema names a text by its key, the server sends the text itself. Who hears of it
 * away from the field is told which is meant, by its label.
 */
export function useFieldMessage(): (fault: FieldFault, label?: string) => string | null {
  const { t } = useTranslation('messages');
  return (fault, label) =>
    fault?.message ? t(fault.message, { defaultValue: fault.message, ...(label && { context: 'of', label }) }) : null;
}
