import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '../../../../shared/contract/envelope.ts';

/** Puts what the server has refused at the fields it is about, and the focus at the first of them. */
export function useFieldErrors<T extends FieldValues>(error: ApiError | null, setError: UseFormSetError<T>): void {
  useEffect(() => {
    Object.entries(error?.fieldErrors ?? {}).forEach(([field, message], index) =>
      setError(field as Path<T>, { message }, { shouldFocus: index === 0 }),
    );
  }, [error, setError]);
}
