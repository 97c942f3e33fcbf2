// The store's side of orders, quotations and returns, for development: what comes next is one button.
const element = (id) => document.getElementById(id);
const state = element('state');

const make = (tag, fields = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), fields);
  made.append(...children);
  return made;
};
const words = (text) => text.replaceAll('_', ' ');
const nameOf = (sku) => sku.product.en_product_name ?? sku.product.product_name;

let desk = null;

async function load() {
  const answer = await fetch('/dev/clock/desk.json');
  const { code, msg, data } = await answer.json();
  state.textContent = code === 0 ? 'Up to date' : msg;
  if (code !== 0) return;
  desk = data;
  element('orders').replaceChildren(...data.orders.map(orderItem));
  element('returns').replaceChildren(...data.returns.map(returnItem));
  element('inquiries').replaceChildren(...data.inquiries.map(inquiryItem));
}

async function change(path, body = {}) {
  const answer = await fetch(`/dev/clock/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, msg } = await answer.json();
  if (code === 0) return load();
  // Nothing is drawn anew over what somebody has typed: he looks again when he has seen why.
  state.replaceChildren(`${msg}. `, button('Look again', load));
  state.scrollIntoView({ block: 'nearest' });
}

/** A field with its name before it and its unit behind it, each in a column of its own. */
const field = (name, input, unit = '') => make('label', {}, make('span', {}, name), input, unit);

const button = (label, onclick) => make('button', { type: 'button', onclick }, label);

function orderItem({ id, code, state: at, total, next, currency }) {
  const item = make('li', {}, `${code}, ${words(at)}, ${(total / 100).toFixed(2)} ${currency}`);
  if (next) item.append(make('p', { className: 'actions' }, button(`${code}: ${words(next)}`, () => change(`orders/${id}/advance`)))); // prettier-ignore
  return item;
}

function inquiryItem(inquiry) {
  const { id, code, state: at, company, message, purchaseOrder, reference } = inquiry;
  const item = make('li', {}, `${code}, ${words(at)}${company ? `, ${company}` : ''}`);
  if (message) item.append(make('p', {}, message));
  const numbers = [purchaseOrder && `purchase order ${purchaseOrder}`, reference && `reference ${reference}`];
  if (numbers.some(Boolean)) item.append(make('p', {}, numbers.filter(Boolean).join(', ')));
  const actions = make('p', { className: 'actions' });
  if (at === 'submitted') actions.append(button(`Take ${code}`, () => change(`inquiries/${id}/take`)));
  if (at === 'quoted') actions.append(button(`Let ${code} expire`, () => change(`inquiries/${id}/expire`)));
  item.append(actions);
  if (at !== 'accepted' && at !== 'declined') item.append(quoteForm(inquiry));
  return item;
}

function returnItem({ id, kind, order_code: code, state: at, reason, photos, next }) {
  const item = make('li', {}, `${code}, ${kind}, ${at}, photos: ${photos.length}`, make('p', {}, reason));
  if (next.length === 0) return item;
  const answer = make('input', { type: 'text', maxLength: 2000 });
  const actions = next.map((to) => button(`${code}: ${to}`, () => change(`returns/${id}/settle`, { state: to, answer: answer.value }))); // prettier-ignore
  item.append(field('Answer', answer), make('p', { className: 'actions' }, ...actions));
  return item;
}

const INCOTERMS = ['', 'EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
const inMoney = (cents) => (cents == null ? '' : (cents / 100).toFixed(2));
const inCents = ({ value }) => (value === '' ? null : Math.round(Number(value) * 100));
const inNumber = ({ value }) => (value === '' ? null : Number(value));

/** The fields of the terms, as they were stated last; `read` answers what they say now. */
function termsFields(terms) {
  const number = (name, value, step = '1') => make('input', { type: 'number', name, min: '0', step, value });
  const freight = number('freight', inMoney(terms?.freight), '0.01');
  const tax = number('tax', inMoney(terms?.tax), '0.01');
  const paid = number('payment', String(terms?.payment_days ?? 0));
  const lead = number('lead', String(terms?.lead_days ?? ''));
  const incoterm = make('select', { name: 'incoterm' }, ...INCOTERMS.map((value) => make('option', { value }, value)));
  incoterm.value = terms?.incoterm ?? '';
  const place = make('input', { type: 'text', name: 'place', maxLength: 120, value: terms?.place ?? '' });
  const fields = [
    field('Freight (0: included; empty: by the tariff)', freight, desk.currency),
    field('Tax (empty: not included)', tax, desk.currency),
    field('Payment after the order (0: in advance)', paid, 'days'),
    field('Delivery terms (Incoterms 2020)', incoterm),
    field('Place of delivery', place),
    field('Lead time', lead, 'days'),
  ];
  const read = () => ({
    freight: inCents(freight),
    tax: inCents(tax),
    payment_days: inNumber(paid) ?? 0,
    incoterm: incoterm.value || null,
    place: place.value,
    lead_days: inNumber(lead),
  });
  return { fields, read };
}

function quoteForm({ id, code, lines, freeLines, quotedAt, terms }) {
  const form = make('form', { ariaLabel: `Quote ${code}` });
  for (const line of lines) {
    const price = make('input', { type: 'number', name: `price-${line.id}`, min: '0.01', step: '0.01' });
    const known = line.quoted ?? line.target ?? line.sku.market_price;
    price.value = inMoney(known);
    const label = `${line.quantity} × ${nameOf(line.sku)} (${line.sku.code})${line.note ? `, ${line.note}` : ''}`;
    form.append(field(label, price, desk.currency));
  }
  for (const { text, quantity } of freeLines) form.append(make('p', {}, `${quantity} × “${text}”, as written`));
  const days = make('input', { type: 'number', name: 'days', min: '1', max: '365', value: String(desk.valid_days) });
  const stated = termsFields(terms);
  const note = make('input', { type: 'text', name: 'message', maxLength: 2000 });
  form.append(...stated.fields, field('Valid for', days, 'days'), field('Message', note));
  const write = button(`Write to ${code}`, () => change(`inquiries/${id}/say`, { message: note.value }));
  form.append(make('p', { className: 'actions' }, make('button', {}, `Quote ${code}`), write));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const prices = lines.map((line) => {
      return { line_id: line.id, price: inCents(form.elements.namedItem(`price-${line.id}`)) };
    });
    void change(`inquiries/${id}/quote`, {
      prices,
      valid_days: Number(days.value),
      message: note.value,
      quoted_at: quotedAt,
      terms: stated.read(),
    });
  });
  return form;
}

void load();
