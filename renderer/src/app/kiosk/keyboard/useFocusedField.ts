import { useEffect, useState } from 'react';
import { type Field, fieldOf } from './typing.ts';

/** The focused text field, or null. */
export function useFocusedField(): Field | null {
  const [field, setField] = useState<Field | null>(() => fieldOf(document.activeElement));
  useEffect(() => {
    const handleIn = ({ target }: FocusEvent): void => setField(fieldOf(target));
    const handleOut = ({ relatedTarget }: FocusEvent): void => {
      if (!fieldOf(relatedTarget)) setField(null);
    };
    document.addEventListener('focusin', handleIn);
    document.addEventListener('focusout', handleOut);
    return () => {
      document.removeEventListener('focusin', handleIn);
      document.removeEventListener('focusout', handleOut);
    };
  }, []);
  return field;
}
