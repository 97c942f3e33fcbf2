declare module 'jsdom' {
  /** As much of it as the tests use. */
  export class JSDOM {
    constructor(html: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}

/** The page that a test in vitest's jsdom runs in. */
declare const jsdom: { reconfigure(settings: { url: string }): void };
