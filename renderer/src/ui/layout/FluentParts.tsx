import { createDOMRenderer, type GriffelRenderer, RendererProvider, SSRProvider } from '@fluentui/react-components';
import { type ComponentType, type ReactNode, use } from 'react';
import { StylesContext } from './StylesContext.ts';

let ofBrowser: GriffelRenderer | null = null;

/**
 * The insertion point for the styles of Fluent's parts. Fluent's own provider is not needed: the tokens are a style
 * sheet (decision 005), the direction is the browser's. Pages without Fluent's parts do not load this.
 */
export function FluentParts({ children }: { children: ReactNode }) {
  const styles = use(StylesContext) ?? stylesOfBrowser();
  return (
    <RendererProvider renderer={styles}>
      <SSRProvider>{children}</SSRProvider>
    </RendererProvider>
  );
}

/** Wraps a page or an overlay that shows Fluent's parts. */
export function withFluent<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function WithFluent(props: P) {
    return (
      <FluentParts>
        <Part {...props} />
      </FluentParts>
    );
  };
}

function stylesOfBrowser(): GriffelRenderer {
  return (ofBrowser ??= createDOMRenderer(document, {
    // Before the store's own styles, which override Fluent's.
    insertionPoint: document.head.firstElementChild as HTMLElement,
  }));
}
