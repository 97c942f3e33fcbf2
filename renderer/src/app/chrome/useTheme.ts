import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

/** Puts the visitor's choice on the document, where the style sheet of both themes looks for it. */
export function useTheme(): void {
  const { ui } = useStores();
  useEffect(
    () =>
      autorun(() => {
        const { dataset } = document.documentElement;
        if (ui.theme === 'system') delete dataset['theme'];
        else dataset['theme'] = ui.theme;
      }),
    [ui],
  );
}
