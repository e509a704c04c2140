// Runs before the first paint, so that the page never flashes in the wrong theme. Without a chosen theme the system's applies.
try {
  const chosen = localStorage.getItem('cgdx.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is not accessible: the system's theme applies.
}
// Tells the person if the program cannot be loaded: the page would look complete, but its buttons would not work.
function tellOfFailure() {
  const bar = Object.assign(document.createElement('div'), { className: 'start-failure', role: 'alert' });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reload' });
  button.addEventListener('click', () => location.reload());
  bar.append('This page could not be loaded whole, so its buttons do not work.', button);
  document.body.append(bar);
}
// The page can be read and its links work without the program, which is therefore loaded after the first paint: on a slow
// network it would delay the paint. The first file starts the program; the others are the files that the first one imports.
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
  // A page in the background is not painted, and an old browser does not report the paint: there the timer starts the program.
  setTimeout(start, 1000);
  // `paint` is reported once the text is on the screen. An animation frame would come earlier, and the program would then
  // compete with the fonts for the network.
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
});
