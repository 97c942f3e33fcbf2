import type { MenuItemConstructorOptions } from 'electron';
import type { RepTexts } from '../texts.ts';

/** The actions of the menu and of its shortcuts. */
export interface MenuActions {
  open(page: string): void;
  back(): void;
  forward(): void;
  reload(): void;
  zoom(step: -1 | 0 | 1): void;
  print(): void;
  savePdf(): void;
  /** Opens the bar that finds text in the page; a step goes to the next or last match. */
  find(): void;
  findStep(step: 1 | -1): void;
  showLog(): void;
  /** Hides or shows prices. */
  present(): void;
  isPresenting: boolean;
  hardwareAcceleration(on: boolean): void;
  isAccelerated: boolean;
  about(): void;
  /** Null while no update is ready. */
  restartToUpdate: (() => void) | null;
}

type Item = MenuItemConstructorOptions;
const line: Item = { type: 'separator' };

/** The menu in one language. System roles where they exist; everything else is named in our texts. */
export function buildMenu(texts: RepTexts, actions: MenuActions, platform: NodeJS.Platform): Item[] {
  const isMac = platform === 'darwin';
  return [
    ...(isMac ? [appMenu(texts, actions)] : []),
    fileMenu(texts, actions, isMac),
    editMenu(texts, actions, isMac),
    viewMenu(texts, actions),
    goMenu(texts, actions, isMac),
    isMac ? windowMenu(texts) : { label: texts.help, role: 'help', submenu: aboutItems(texts, actions) },
  ];
}

const aboutItems = (texts: RepTexts, { about, showLog, restartToUpdate }: MenuActions): Item[] => [
  { id: 'about', label: texts.about, click: about },
  { id: 'showLog', label: texts.showLog, click: showLog },
  ...(restartToUpdate ? [{ id: 'restartToUpdate', label: texts.restartToUpdate, click: restartToUpdate }] : []),
];

/** macOS's application menu, item by item, as the role for the whole menu would be in English. */
const appMenu = (texts: RepTexts, actions: MenuActions): Item => ({
  label: 'Medstore',
  submenu: [
    ...aboutItems(texts, actions),
    line,
    { label: texts.services, role: 'services' },
    line,
    { label: texts.hide, role: 'hide' },
    { label: texts.hideOthers, role: 'hideOthers' },
    { label: texts.showAll, role: 'unhide' },
    line,
    { id: 'quit', label: texts.quit, role: 'quit' },
  ],
});

/** The window menu, which macOS needs for Cmd+M. */
const windowMenu = (texts: RepTexts): Item => ({
  label: texts.window,
  role: 'window',
  submenu: [
    { label: texts.minimize, role: 'minimize' },
    { label: texts.zoomWindow, role: 'zoom' },
  ],
});

const fileMenu = (texts: RepTexts, { savePdf, print }: MenuActions, isMac: boolean): Item => ({
  label: texts.file,
  submenu: [
    { id: 'savePdf', label: texts.savePdf, accelerator: 'CmdOrCtrl+Shift+S', click: savePdf },
    { id: 'print', label: texts.print, accelerator: 'CmdOrCtrl+P', click: print },
    line,
    isMac ? { label: texts.closeWindow, role: 'close' } : { id: 'quit', label: texts.quit, role: 'quit' },
  ],
});

const editMenu = (texts: RepTexts, { find, findStep }: MenuActions, isMac: boolean): Item => ({
  label: texts.edit,
  submenu: [
    { label: texts.undo, role: 'undo' },
    { label: texts.redo, role: 'redo' },
    line,
    { label: texts.cut, role: 'cut' },
    { label: texts.copy, role: 'copy' },
    { label: texts.paste, role: 'paste' },
    { label: texts.selectAll, role: 'selectAll' },
    line,
    { id: 'find', label: texts.find, accelerator: 'CmdOrCtrl+F', click: find },
    { id: 'findNext', label: texts.findNext, accelerator: isMac ? 'Cmd+G' : 'F3', click: () => findStep(1) },
    {
      id: 'findPrevious',
      label: texts.findPrevious,
      accelerator: isMac ? 'Cmd+Shift+G' : 'Shift+F3',
      click: () => findStep(-1),
    },
  ],
});

/** The keys of the number pad are others than those of the main block. */
const numberPad = (zoom: MenuActions['zoom']): Item[] =>
  (
    [
      ['numadd', 1],
      ['numsub', -1],
      ['num0', 0],
    ] as const
  ).map(([key, step]) => ({
    id: `zoom-${key}`,
    visible: false,
    accelerator: `CmdOrCtrl+${key}`,
    click: () => zoom(step),
  }));

const viewMenu = (
  texts: RepTexts,
  { zoom, reload, present, isPresenting, hardwareAcceleration, isAccelerated }: MenuActions,
): Item => ({
  label: texts.view,
  submenu: [
    { id: 'reload', label: texts.reload, accelerator: 'CmdOrCtrl+R', click: reload },
    line,
    { id: 'zoomIn', label: texts.zoomIn, accelerator: 'CmdOrCtrl+Plus', click: () => zoom(1) },
    // On most keyboards plus needs Shift; without Shift the key reports "=".
    { id: 'zoomInEquals', visible: false, accelerator: 'CmdOrCtrl+=', click: () => zoom(1) },
    ...numberPad(zoom),
    { id: 'zoomOut', label: texts.zoomOut, accelerator: 'CmdOrCtrl+-', click: () => zoom(-1) },
    { id: 'actualSize', label: texts.actualSize, accelerator: 'CmdOrCtrl+0', click: () => zoom(0) },
    line,
    {
      id: 'present',
      label: texts.hidePrices,
      type: 'checkbox',
      checked: isPresenting,
      accelerator: 'CmdOrCtrl+Shift+P',
      click: present,
    },
    line,
    { label: texts.fullScreen, role: 'togglefullscreen' },
    {
      id: 'hardwareAcceleration',
      label: texts.hardwareAcceleration,
      type: 'checkbox',
      checked: isAccelerated,
      click: () => hardwareAcceleration(!isAccelerated),
    },
  ],
});

const goMenu = (texts: RepTexts, { open, back, forward }: MenuActions, isMac: boolean): Item => {
  const page = (id: string, label: string, path: string, accelerator: string): Item => ({
    id,
    label,
    accelerator,
    click: () => open(path),
  });
  return {
    label: texts.go,
    submenu: [
      { id: 'back', label: texts.back, accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: back },
      { id: 'forward', label: texts.forward, accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: forward },
      line,
      page('home', texts.home, '/', isMac ? 'Cmd+Shift+H' : 'Alt+Home'),
      page('search', texts.search, '/product/searchPage', 'CmdOrCtrl+Shift+F'),
      page('cart', texts.cart, '/cart', 'CmdOrCtrl+Shift+C'),
      // On macOS Cmd+Shift+Q logs the user out.
      page('quotations', texts.quotations, '/userCenter/inquiryList', isMac ? 'Cmd+Shift+O' : 'Ctrl+Shift+Q'),
      page('messages', texts.messages, '/messageCenter', 'CmdOrCtrl+Shift+M'),
      page('customers', texts.customers, '/customers', 'CmdOrCtrl+Shift+K'),
    ],
  };
};
