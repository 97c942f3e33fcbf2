import { when } from 'mobx';
import { type RefObject, useEffect } from 'react';
import { useStores } from '../../stores/context.ts';
import type { OpenForm } from '../../stores/session/FormDraftStore.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what is typed in the named text fields of an element over a reload, Back and a change of language, for guests, too.
 * Passwords and codes are kept nowhere. `name` is that of the draft.
 */
export function useKeptFields(name: string, root: RefObject<HTMLElement | null>): void {
  const { formDrafts, session } = useStores();
  useEffect(() => {
    const element = root.current;
    const form: OpenForm = { read: () => valuesOf(element), isSecret: false };
    const { owner } = formDrafts;
    const shownValues = valuesOf(element);
    const forget = (): void => formDrafts.forget(name); // the browser has brought back the page with its fields
    const disposers = [
      when(
        () => session.isKnown,
        () => {
          const draft = formDrafts.of(name);
          forget();
          for (const field of fieldsOf(element)) {
            const text = draft?.[field.name];
            const isUntouched = field.value === (shownValues[field.name] ?? '');
            if (typeof text === 'string' && isUntouched) fill(field, text);
          }
        },
      ),
      formDrafts.watch(name, form),
    ];
    window.addEventListener('pagehide', formDrafts.keepOpen);
    window.addEventListener('pageshow', forget);
    return () => {
      formDrafts.keepLeft(name, form, owner);
      disposers.forEach((dispose) => dispose());
      window.removeEventListener('pagehide', formDrafts.keepOpen);
      window.removeEventListener('pageshow', forget);
    };
  }, [formDrafts, session, name, root]);
}

/** The typed values by the names of the fields; an empty field has no entry. */
const valuesOf = (root: HTMLElement | null): Record<string, string> =>
  Object.fromEntries(fieldsOf(root).flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])));

function fieldsOf(root: HTMLElement | null): TextField[] {
  const fields = root?.querySelectorAll<TextField>('input[name], textarea[name]') ?? [];
  return [...fields].filter(({ type, autocomplete }) => isText(type) && !isSecret(autocomplete));
}

const isText = (type: string): boolean => ['text', 'email', 'tel', 'textarea'].includes(type);

/** A password whose field shows it is a text. */
const isSecret = (autocomplete: string): boolean => /password|one-time-code/.test(autocomplete);

/** Sets a value as typing does, so that the component that holds it is notified. React's own setter would hide the change. */
function fill(field: TextField, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
