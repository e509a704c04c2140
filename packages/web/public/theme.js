// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system decides.
try {
  const chosen = localStorage.getItem('cgdx.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // storage is not accessible: the system's theme applies
}
