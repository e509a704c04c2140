// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system decides.
try {
  const chosen = localStorage.getItem('cgdx.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // storage is not accessible: the system's theme applies
}
// The page can be read and its links work without the program, which would only delay the first paint on a slow
// network: it is loaded after that. The first of its files starts it; the others are what that one imports.
addEventListener('DOMContentLoaded', () => {
  const files = document.querySelector('meta[name=program]')?.content.split(' ');
  if (!files) return;
  const start = () => {
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
    import(files[0]);
  };
  const late = setTimeout(start, 1000);
  requestAnimationFrame(() => {
    // A page in the background is not painted: it starts late.
    clearTimeout(late);
    setTimeout(start);
  });
});
