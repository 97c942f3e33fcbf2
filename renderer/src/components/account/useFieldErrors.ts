import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../shared/envelope.ts';

/** Puts what the server has refused at the fields it is about, and the focus at the first of them. */
export function useFieldErrors<T extends FieldValues>(error: ApiError | null, setError: UseFormSetError<T>): void {
  useEffect(() => {
    Object.entries(error?.fieldErrors ?? {}).forEach(([field, message], index) =>
      setError(field as Path<T>, { message }, { shouldFocus: index === 0 }),
    );
  }, [error, setError]);
}

/** The words for a field's error: the schema names a text by its key, the server sends the text itself. */
export function useFieldMessage(): (error: { message?: string | undefined } | undefined) => string | null {
  const { t } = useTranslation('messages');
  return (error) => (error?.message ? t(error.message, { defaultValue: error.message }) : null);
}
