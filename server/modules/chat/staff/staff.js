// The house's side of the live chat, for development: one socket for all conversations.
const element = (id) => document.getElementById(id);
const state = element('state');
const list = element('conversations');
const log = element('messages');
const typing = element('typing');
const form = element('answer');
const text = element('text');

const RECONNECT_MS = 2000;
const TYPING_MS = 4000;

let line = null;
let current = null;
let messages = [];
let other = { got: 0, read: 0 };
let typingTimer = 0;

const send = (frame) => line?.readyState === WebSocket.OPEN && line.send(JSON.stringify(frame));

function connect() {
  line = new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/dev/chat/line`);
  line.addEventListener('open', () => {
    state.textContent = 'Connected';
    if (current !== null) send({ type: 'open', conversation: current });
  });
  line.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
  line.addEventListener('close', () => {
    state.textContent = 'Not connected, trying again';
    setTimeout(connect, RECONNECT_MS);
  });
}

const hears = {
  conversations: ({ conversations }) => list.replaceChildren(...conversations.map(conversationItem)),
  opened: (news) => {
    if (news.conversation !== current) return;
    messages = news.messages;
    other = news.other;
    showMessages();
  },
  message: ({ conversation, message }) => {
    if (message.from === 'visitor') send({ type: 'got', conversation, id: message.id });
    if (conversation !== current || messages.some(({ id }) => id === message.id)) return;
    messages.push(message);
    typing.hidden = true;
    showMessages();
  },
  marks: ({ conversation, other: marks }) => {
    if (conversation !== current) return;
    other = marks;
    showMessages();
  },
  joined: ({ conversation, into }) => {
    if (conversation !== current) return;
    current = into;
    send({ type: 'open', conversation: into });
  },
  typing: ({ conversation }) => {
    if (conversation !== current) return;
    typing.hidden = false;
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => (typing.hidden = true), TYPING_MS);
  },
};
const hear = (news) => hears[news.type]?.(news);

function conversationItem({ id, name, language, unread, last }) {
  const button = document.createElement('button');
  button.type = 'button';
  if (id === current) button.setAttribute('aria-current', 'true');
  const who = document.createElement('span');
  who.textContent = `${name || `Visitor ${id}`} (${language}) `;
  button.append(who);
  // What is before one's eyes is not new.
  if (unread > 0 && (id !== current || document.hidden)) {
    const count = document.createElement('b');
    count.textContent = `${unread} new`;
    button.append(count);
  }
  button.append(document.createElement('br'), last.slice(0, 60));
  button.addEventListener('click', () => {
    current = id;
    for (const control of form.elements) control.disabled = false;
    for (const each of list.querySelectorAll('button')) each.toggleAttribute('aria-current', false);
    button.setAttribute('aria-current', 'true');
    button.querySelector('b')?.remove();
    send({ type: 'open', conversation: id });
    text.focus();
  });
  const item = document.createElement('li');
  item.append(button);
  return item;
}

function showMessages() {
  log.replaceChildren(...messages.map(messageItem));
  log.scrollTop = log.scrollHeight;
  const last = messages.findLast(({ from }) => from === 'visitor');
  if (last && !document.hidden) send({ type: 'read', conversation: current, id: last.id });
}

// What the store answered by itself, by the name that visitors' pages say it by.
const SYSTEM = { closed: 'Automatic answer: we are closed, and promised to reply within 24 and 72 hours.' };

function messageItem({ id, from, text: written, at }) {
  const item = document.createElement('li');
  item.className = `bubble ${from}`;
  item.textContent = from === 'system' ? (SYSTEM[written] ?? written) : written;
  const foot = document.createElement('small');
  const seen = from !== 'staff' ? '' : other.read >= id ? ', read' : other.got >= id ? ', delivered' : ', sent';
  foot.textContent = new Date(at).toLocaleString() + seen;
  item.append(foot);
  return item;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const written = text.value.trim();
  if (written === '' || current === null) return;
  send({ type: 'say', conversation: current, key: crypto.randomUUID(), text: written });
  text.value = '';
});
text.addEventListener('input', () => current !== null && send({ type: 'typing', conversation: current }));
text.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  form.requestSubmit();
});
document.addEventListener('visibilitychange', () => current !== null && showMessages());
connect();
