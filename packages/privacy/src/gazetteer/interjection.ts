/** What people cry out and how they laugh in posts: often with a capital, and in no dictionary. Our own list. */
export const interjections = `
argh aww awww boohoo bruh dang duh eek eww geez gosh haha hahaha hahahaha heh hehe hehehe hey hiya hmm hmmm hooray hoorah
huh hurray hurrah jeez jheeze lmao lmfao lol lolol lool meh mhm mmm mmmm nah nope oof ooh oops ouch phew pfft pls plz psst
rofl sheesh shoo smh tada tbh thx tsk ugh uhh uhm umm welp whee whew whoa whoah woah wohoo woohoo wow wowza wtf yaay yass
yay yeah yeet yep yikes yipee yippee yippie yolo yuck yummy yup zzz
`;
