import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { ages, nonce, start, words } from './start.tsx';

const theme = createTheme();
const cache = createCache({ key: 'mui', nonce });

function Page() {
  const [age, setAge] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <main>
          <h1>{words.title}</h1>
          <TextField label={words.firstName} required />
          <TextField label={words.restaurant} />
          <TextField
            select
            label={words.ages}
            helperText={words.agesHelp}
            value={age}
            onChange={(event) => setAge(event.target.value)}
          >
            {ages.map(({ id, label }) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel control={<Checkbox />} label={words.updates} />
          <Button variant="contained" onClick={() => setIsOpen(true)}>
            {words.submit}
          </Button>
          <Dialog role="alertdialog" open={isOpen} onClose={close}>
            <DialogTitle>{words.question}</DialogTitle>
            <DialogContent>
              <DialogContentText>{words.explanation}</DialogContentText>
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>{words.no}</Button>
              <Button variant="contained" onClick={close}>
                {words.yes}
              </Button>
            </DialogActions>
          </Dialog>
        </main>
      </ThemeProvider>
    </CacheProvider>
  );
}

start(<Page />);
