import { parseFieldError } from '../../../../shared/contract/fieldErrors.ts';
import { foreignKey } from '../../i18n/textKeys.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** A field's error in its form. */
export type FieldFault = { message?: string | undefined } | undefined;

/** The message for an empty field, which does not name the field. */
const LEFT_OUT = ['required', 'select'] as const;

/**
 * The message of a field's error: a schema's error is a text's key, the server's error is the text itself. Away from
 * the field, the label names it.
 */
export function useFieldMessage(): (fault: FieldFault, label?: string) => string | null {
  const { t } = useTranslation('messages');
  return (fault, label) => {
    if (!fault?.message) return null;
    const missing = LEFT_OUT.find((name) => t(name) === fault.message);
    const { key, values } = parseFieldError(missing ?? fault.message);
    return t(foreignKey(key), { defaultValue: fault.message, ...values, ...(label && { context: 'of', label }) });
  };
}
