// jsdom lays nothing out. What has no place Fluent takes for hidden: it would move no focus into a dialog, and a quarter
// of a second later hide the dialog itself from whoever looks for something in it.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
HTMLBodyElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 800);
