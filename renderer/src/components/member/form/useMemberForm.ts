import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useRestoredDraft, useTrackedDraft } from '../../form/formDrafts.ts';

interface MemberFormOptions<T> {
  /** Without a schema, the fields validate themselves. */
  schema?: $ZodType<T, T>;
  /** The form's initial values. */
  start: T;
  isSecret?: boolean;
}
export interface MemberForm<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** The initial values, restored from a draft where a session had ended. */
  initial: T;
  /** A text field: passes Fluent's uncontrolled input its initial value. */
  line: (name: Path<T>, options?: RegisterOptions<T, Path<T>>) => UseFormRegisterReturn & { defaultValue: string };
  /** The form was saved or cancelled: its values are no draft any more. */
  end: () => void;
}

/** A member's form: validated by the contract; its draft outlives the session, and leaving the form unsent. */
export function useMemberForm<T extends FieldValues>(
  name: string,
  { schema, start, isSecret = false }: MemberFormOptions<T>,
): MemberForm<T> {
  const restored = useRestoredDraft(name);
  const [initial] = useState<T>(() => ({ ...start, ...restored }));
  const form = useForm<T>({
    defaultValues: initial as DefaultValues<T>,
    mode: 'onTouched',
    // The content security policy forbids zod's compiled checks (`new Function`).
    ...(schema && { resolver: zodResolver<T, unknown, T>(schema, { jitless: true }) }),
  });
  const [isRestored, setRestored] = useState(restored !== null);
  const isTyped = form.formState.isDirty || isRestored;
  const endDraft = useTrackedDraft(name, isTyped, { read: () => form.getValues(), isSecret });
  return {
    form,
    initial,
    end: () => {
      endDraft();
      setRestored(false);
    },
    line: (field, options) => ({ defaultValue: String(initial[field] ?? ''), ...form.register(field, options) }),
  };
}
