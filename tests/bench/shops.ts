import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const PAGES = ['home', 'listing', 'product', 'search'] as const;

/** A store to be measured: where it is, what it calls the four pages, and how what is pressed there is found. */
const shopSchema = z.object({
  name: z.string().min(1),
  address: z.url(),
  paths: z.object({ home: z.string(), listing: z.string(), product: z.string(), search: z.string() }),
  /** CSS selectors. Parts that a store lacks are absent, and not measured. */
  selectors: z.object({
    /** Links to products in the listing, ten at least. */
    product: z.string(),
    /** Selector of the element that names the product on its page. */
    heading: z.string(),
    search: z.string().optional(),
    /** A button in the head that opens a menu, and closes it again. */
    menu: z.string().optional(),
    /** Links to categories in that menu. */
    menuLink: z.string().optional(),
    /** The link from a listing to its next page. */
    nextPage: z.string().optional(),
    /** Links in a listing that narrow it down. */
    filter: z.string().optional(),
    /** The mark of a filter that has been chosen; there is none before. */
    chosen: z.string().optional(),
    /** A button on the product's page that adds one piece, beside the one that puts it into the cart. */
    quantity: z.string().optional(),
  }),
});
export type Shop = z.infer<typeof shopSchema>;

export const ownShop = (address: string): Shop => ({
  name: 'this store',
  address,
  paths: {
    home: '/',
    listing: '/category/categoryDetail/3',
    product: '/product/sonarys-lyra-10-x-colour-doppler-ultrasound-system-19-inch/1034',
    search: '/product/searchPage?keyWord=gel',
  },
  selectors: {
    product: 'main article h3 a, main article h2 a',
    heading: 'main h1',
    search: 'header input[name=keyWord]',
    menu: 'header nav > button[aria-controls]',
    menuLink: 'header nav ul ul a',
    nextPage: 'main nav a[rel=next]',
    filter: 'main aside [role=checkbox]',
    chosen: 'main aside [role=checkbox][aria-checked=true]',
    quantity: 'main button[aria-label$="+1"]',
  },
});

/** The stores in a JSON file: a list of what `shopSchema` describes. */
export const shopsIn = (file: string): Shop[] => z.array(shopSchema).parse(JSON.parse(readFileSync(file, 'utf8')));

export const addressOf = ({ address, paths }: Shop, page: (typeof PAGES)[number]): string =>
  new URL(paths[page], address).href;
