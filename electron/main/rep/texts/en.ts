import type { NetworkFault } from '../../network/netErrors.ts';

/** The client's texts outside its page, in English. */
export const en = {
  file: 'File',
  savePdf: 'Save page as PDF…',
  print: 'Print…',
  quit: 'Quit',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  copyLink: 'Copy link',
  copyImage: 'Copy picture',
  view: 'View',
  reload: 'Reload page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  actualSize: 'Actual size',
  fullScreen: 'Full screen',
  hidePrices: 'Hide prices',
  go: 'Go',
  back: 'Back',
  forward: 'Forward',
  home: 'Home page',
  search: 'Search',
  cart: 'Cart',
  quotations: 'Quotations',
  messages: 'Messages',
  customers: 'Customers',
  help: 'Help',
  about: 'About Medstore',
  restartToUpdate: 'Restart to update',
  ...{ services: 'Services', hide: 'Hide Medstore', hideOthers: 'Hide others', showAll: 'Show all' },
  ...{ window: 'Window', minimize: 'Minimize', zoomWindow: 'Zoom', closeWindow: 'Close window' },
  show: 'Show Medstore',
  noUnread: 'No unread messages',
  unread: { one: '{{count}} unread message', other: '{{count}} unread messages' } as Plurals,
  pdfFailed: 'The page could not be saved as PDF',
  pdfFailedHint:
    'Check the connection, whether the folder can be written to and the file is not open elsewhere, then try again.',
  printFailed: 'The page could not be printed',
  printFailedHint: 'Check whether a printer is set up and switched on, or save the page as PDF.',
  printAsPdf: 'Save as PDF',
  pdfName: 'PDF document',
  pricesHidden: 'Prices are hidden: they will be missing on the paper, too',
  pricesHiddenHint: 'To have them on it, choose “Show prices” first.',
  withoutPrices: 'Go on without prices',
  cancel: 'Cancel',
  linkFailed: 'No program on this computer opens this link',
  linkFailedHint: 'Choose one for such links in the settings of the system, then try again.',
  linkRefused: 'This link is not opened',
  linkRefusedHint: 'Its address is not a safe one: only https addresses, e-mail and telephone numbers are.',
  notAnswering: 'Medstore is running, but does not answer',
  notAnsweringHint:
    'Wait a moment, then open it again. If this comes back, end Medstore in the task manager or restart this computer.',
  startFailed: 'Medstore could not be started',
  startFailedHint: 'Open it again. If this comes back, send this message to whoever looks after this computer:',
  csvName: 'CSV table',
  csvFailed: 'The customers could not be saved as CSV',
  csvFailedHint: 'Check whether the folder can be written to and the file is not open elsewhere, then try again.',
  hardwareAcceleration: 'Hardware acceleration',
  restartNow: 'Restart now',
  later: 'Later',
  restartNeeded: 'This takes effect when Medstore is started again',
  graphicsFailed: 'The graphics driver of this computer keeps failing',
  graphicsFailedHint:
    'Restart Medstore: it then draws its pages without the driver, which may be slower. After an update of the driver, turn “Hardware acceleration” on again in the View menu.',
  graphicsOff: 'Hardware acceleration is turned off',
  graphicsOffHint:
    'The graphics driver of this computer failed several times. Medstore draws its pages without it, which may be slower. After an update of the driver, turn it on again in the View menu.',
  ok: 'OK',
  copyDetails: 'Copy details',
  chooseCertificate: 'Which certificate identifies you to the store?',
  networkFaults: {
    clock: {
      message: 'The date of this computer may be wrong',
      detail:
        'It says {{date}}. At that time the store’s certificate is not valid, so no connection is made. Set date and time, then try again. If they are right, tell the store.',
    },
    certificate: {
      message: 'The store’s certificate is not trusted',
      detail:
        'Something between this computer and the store, such as a company’s inspection or a guest network, shows a certificate that this computer does not trust. Ask whoever looks after this computer or network to install it; elsewhere try another network.',
    },
    clientCertificate: {
      message: 'The store asks for a certificate of yours',
      detail:
        'This computer has none that the store accepts. Ask whoever looks after this computer to install it, then start Medstore again.',
    },
    proxyLogin: {
      message: 'The network’s proxy does not let Medstore through',
      detail:
        'It asks for a user name and a password, or refuses the store’s address. Try again to enter them, or ask whoever runs the network.',
    },
    proxy: {
      message: 'The network’s proxy cannot be reached',
      detail:
        'This computer is set to reach the internet through a proxy that does not answer. Check the proxy in the system’s network settings, or ask whoever runs the network.',
    },
  } satisfies Record<NetworkFault, unknown>,
  find: 'Find in page…',
  findNext: 'Find next',
  findPrevious: 'Find previous',
  showLog: 'Show log file',
  ownFailure: 'Something in Medstore has failed',
  ownFailureHint:
    'It may no longer work as it should. What you have saved or sent is safe. Restart it; if this comes back, send the log file (Help menu) to whoever looks after this computer.',
};

type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type RepTexts = typeof en;
