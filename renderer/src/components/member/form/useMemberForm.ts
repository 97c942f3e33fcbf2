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
import { useRestoredDraft, useTrackedDraft } from './formDrafts.ts';

interface MemberFormOptions<T> {
  /** Without one, the fields say themselves what they take. */
  schema?: $ZodType<T, T>;
  /** What the form begins with. */
  start: T;
  isSecret?: boolean;
}
export interface MemberForm<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** What the form began with, where it was taken up again after a session had ended: what had been typed. */
  begun: T;
  /** A line of text: Fluent's own state begins with what the form does. */
  line: (name: Path<T>, options?: RegisterOptions<T, Path<T>>) => UseFormRegisterReturn & { defaultValue: string };
}

/** A form that only a member sees: checked by the contract; what is typed in it outlives his session. */
export function useMemberForm<T extends FieldValues>(
  name: string,
  { schema, start, isSecret = false }: MemberFormOptions<T>,
): MemberForm<T> {
  const kept = useRestoredDraft(name);
  const [begun] = useState<T>(() => ({ ...start, ...kept }));
  const form = useForm<T>({
    defaultValues: begun as DefaultValues<T>,
    mode: 'onTouched',
    // The content security policy forbids compiling checks at run time.
    ...(schema && { resolver: zodResolver<T, unknown, T>(schema, { jitless: true }) }),
  });
  useTrackedDraft(name, form.formState.isDirty || kept !== null, { read: () => form.getValues(), isSecret });
  return {
    form,
    begun,
    line: (field, options) => ({ defaultValue: String(begun[field] ?? ''), ...form.register(field, options) }),
  };
}
