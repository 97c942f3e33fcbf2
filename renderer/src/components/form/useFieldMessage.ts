import { parseFieldError } from '../../../../shared/contract/fieldErrors.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** What is wrong with a field, as its form has it. */
export type FieldFault = { message?: string | undefined } | undefined;

/** What is said of a field that was left out, which alone does not tell which it is. */
const LEFT_OUT = ['required', 'select'] as const;

/**
 * The words for a field's fault: the schema names a text by its key, the server sends the text itself. Who hears of it
 * away from the field is told which is meant, by its label.
 */
export function useFieldMessage(): (fault: FieldFault, label?: string) => string | null {
  const { t } = useTranslation('messages');
  return (fault, label) => {
    if (!fault?.message) return null;
    const left = LEFT_OUT.find((name) => t(name) === fault.message);
    const { key, values } = parseFieldError(left ?? fault.message);
    return t(key, { defaultValue: fault.message, ...values, ...(label && { context: 'of', label }) });
  };
}
