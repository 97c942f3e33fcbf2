import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../../../../shared/contract/envelope.ts';

interface Sending {
  error: ApiError | null;
  isRunning: boolean;
}
type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'setError' | 'clearErrors' | 'getValues'>;
interface Refused<T extends FieldValues> {
  field: Path<T>;
  message: string;
  value: unknown;
}

/**
 * Shows the server's field errors at their fields, and focuses the first. While the form is sent again, those of
 * unchanged fields stay: without them the button would move up below the second press of a double click. `fieldOf`
 * returns the form's name of a field that the server names another way.
 */
export function useFieldErrors<T extends FieldValues>(
  { error, isRunning }: Sending,
  { setError, clearErrors, getValues }: Form<T>,
  fieldOf: (name: string) => string = asNamed,
): void {
  const refusedFields = useRef<Refused<T>[]>([]);
  const latest = useRef(fieldOf);
  useEffect(() => void (latest.current = fieldOf));
  useEffect(() => {
    if (!error) return;
    refusedFields.current = Object.entries(error.fieldErrors).map(([name, message]) => {
      const field = latest.current(name) as Path<T>;
      return { field, message, value: getValues(field) };
    });
    refusedFields.current.forEach(({ field, message }, index) =>
      setError(field, { message }, { shouldFocus: index === 0 }),
    );
  }, [error, setError, getValues]);
  // Before the frame in which the form's own check has passed, and has cleared all errors.
  useLayoutEffect(() => {
    if (!isRunning) return;
    const unchanged = refusedFields.current.filter(({ field, value }) => getValues(field) === value);
    unchanged.forEach(({ field, message }) => setError(field, { message }));
    refusedFields.current = [];
    return () => unchanged.forEach(({ field }) => clearErrors(field));
  }, [isRunning, setError, clearErrors, getValues]);
}

const asNamed = (name: string): string => name;
