// jsdom has no layout. Without `offsetParent` Fluent takes elements for hidden: it would not focus a dialog, and would
// hide it after a quarter of a second.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
HTMLBodyElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 800);
