/* Shows the mails, and new ones as they arrive. Everything from a mail is inserted as text, never as markup. */
const list = document.querySelector('#list');
const empty = document.querySelector('#empty');
const state = document.querySelector('#state');
const to = document.querySelector('#to');
const template = document.querySelector('#message');

const COPIED_MS = 1600;
let newestId = 0;
let loading = Promise.resolve();

function copy(button, code) {
  navigator.clipboard.writeText(code).then(
    () => {
      button.textContent = 'Copied';
    },
    () => {
      button.textContent = 'Select and copy';
    },
  );
  setTimeout(() => {
    button.textContent = 'Copy code';
  }, COPIED_MS);
}

/** Returns only the time of day for today's mails. */
function timeText(at) {
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(
    [],
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
}

function render(message, isNew) {
  const item = template.content.firstElementChild.cloneNode(true);
  const at = new Date(message.sentAt);
  item.dataset.to = message.to.toLowerCase();
  item.toggleAttribute('data-new', isNew);
  item.querySelector('h2').textContent = message.subject;
  item.querySelector('time').textContent = timeText(at);
  item.querySelector('time').dateTime = message.sentAt;
  item.querySelector('.to').textContent = `To ${message.to}`;
  item.querySelector('.text').textContent = message.text;
  const code = item.querySelector('.code');
  code.hidden = message.code === undefined;
  if (message.code !== undefined) {
    code.querySelector('output').textContent = message.code;
    const button = code.querySelector('button');
    button.addEventListener('click', () => copy(button, message.code));
  }
  return item;
}

function filter() {
  const wanted = to.value.trim().toLowerCase();
  let shown = 0;
  for (const item of list.children) {
    item.hidden = !item.dataset.to.includes(wanted);
    if (!item.hidden) shown += 1;
  }
  empty.hidden = shown > 0;
  empty.textContent =
    wanted === ''
      ? 'No mail yet. Sign up on the marketplace and the code appears here.'
      : 'No mail to this address yet.';
}

async function fetchNew() {
  const response = await fetch(`/messages.json?after=${newestId}`);
  const { messages } = await response.json();
  const isUpdate = newestId > 0 || list.childElementCount > 0;
  for (const message of messages.toReversed()) list.prepend(render(message, isUpdate));
  newestId = messages[0]?.id ?? newestId;
  filter();
}

/** Loads one after the other, so that no mail is shown twice. */
function load() {
  loading = loading.then(fetchNew).catch(() => {
    show(false);
  });
}

function show(live) {
  state.toggleAttribute('data-live', live);
  state.textContent = live ? 'Live' : 'Reconnecting';
}

to.value = new URLSearchParams(location.search).get('to') ?? '';
to.addEventListener('input', filter);
const events = new EventSource('/events');
events.addEventListener('open', () => {
  show(true);
  load();
});
events.addEventListener('message', load);
events.addEventListener('error', () => show(false));
