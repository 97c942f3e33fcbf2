import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '../../../../../shared/contract/envelope.ts';

/** Shows the server's field errors at their fields, and focuses the first. */
export function useFieldErrors<T extends FieldValues>(error: ApiError | null, setError: UseFormSetError<T>): void {
  useEffect(() => {
    Object.entries(error?.fieldErrors ?? {}).forEach(([field, message], index) =>
      setError(field as Path<T>, { message }, { shouldFocus: index === 0 }),
    );
  }, [error, setError]);
}
