import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

/** Sets the chosen theme on the document, for the style sheet of both themes. */
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
