// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system decides.
try {
  const chosen = localStorage.getItem('cgdx.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // storage is not accessible: the system's theme applies
}
// Without its program the page looks whole, and no button of it works.
function tellOfFailure() {
  const bar = Object.assign(document.createElement('div'), { className: 'start-failure', role: 'alert' });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reload' });
  button.addEventListener('click', () => location.reload());
  bar.append('This page could not be loaded whole, so its buttons do not work.', button);
  document.body.append(bar);
}
// The page can be read and its links work without the program, which would only delay the first paint on a slow
// network: it is loaded after that. The first of its files starts it; the others are what that one imports.
addEventListener('DOMContentLoaded', () => {
  const files = document.querySelector('meta[name=program]')?.content.split(' ');
  if (!files) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
    import(files[0]).catch(tellOfFailure);
  };
  // A page in the background is not painted, and an old browser does not tell of it: it starts late.
  setTimeout(start, 1000);
  // Told once the text is on the screen. An animation frame comes before that: the program would take the network
  // from the fonts.
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
});
