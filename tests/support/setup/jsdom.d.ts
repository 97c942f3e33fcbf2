declare module 'jsdom' {
  /** The part that the tests use. */
  export class JSDOM {
    constructor(html: string, options?: { contentType?: string });
    readonly window: { readonly document: Document; readonly DOMParser: typeof DOMParser };
  }
}

/** The page of a test in vitest's jsdom environment. */
declare const jsdom: { reconfigure(settings: { url: string }): void };
